/** Matches people who come to the house or to the children, as they are called in "maid not coming tomorrow". */
export const helper =
  /^(?:(?:my|our|the|his|her) )?(?:maid|cook|driver|cleaner|gardener|nanny|babysitter|childminder|au pair|dog ?walker|housekeeper|carer|tutor|coach|milkman|window cleaner)$/i;

export const away = /\b(?:on leave|on holiday|off|away)\b/i;
export const absent = /^(?:on leave|on holiday|off|away|not coming|sick|ill)$/i;

export const oneself = /^(?:i|we)(?:['’]?(?:m|re))?$/i;

export function isSomeone(who: string): boolean {
  return (
    oneself.test(who) ||
    helper.test(who) ||
    /^(?:(?:my|our|the|his|her) )?(?:kids?|children|boys?|girls?|son|daughter|wife|husband|partner|boss|mom|mum|dad|mother|father|sister|brother|parents|neighbou?rs?|nurse|teacher|doctor|team|grandma|granddad|grandad|aunt|uncle|cousins?)$/i.test(
      who,
    ) ||
    (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(who) && !/^(?:It|That|This|He|She|They|There|You)$/.test(who))
  );
}

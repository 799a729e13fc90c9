export const stopWords: ReadonlySet<string> = new Set(
  `a an the my our your his her their this that these those it its is are was were be been am do does did done doing have has had
  i me we us you he she they them him to of for on in at from with about by into and or not no any some there here
  what which who whose whom where when why how time date day much many long
  can could will would shall should may might must please tell show find look search know remember say said give get got
  again ever already yet just also really s m ve don t doesn didn isn left still need needs got go going supposed ah lol pls thing something anything stuff one ones`
    .split(/\s+/)
    .filter(Boolean),
);

const groups = `
doctor gp physician clinic hospital surgery appointment checkup medical practice
dentist dental teeth orthodontist
cafe coffee espresso bakery
restaurant dinner lunch brunch eat meal bistro
car auto vehicle garage mechanic
house home flat apartment address stay stays live lives living place room
sister sis sibling
brother bro sibling
grandma gran nan nana granny grandmother
grandpa grandad granddad grandfather
code pin password passcode combination combi combo number lock
wifi wlan wireless internet router network ssid
phone telephone mobile cell number contact reach ring call
email mail address
doctor medicine medication pills tablets prescription
mum mom mother mama mam ma mommy mummy ammi
dad father papa daddy pa abba
kid kids child son daughter
wife husband partner spouse
boss manager supervisor
school teacher class kindergarten nursery lesson
vet cat dog pet
gym workout training exercise fitness
flight plane airport airline fly
trip travel journey holiday vacation leave away
spend spent cost price paid pay
owe owes debt lent borrowed
bring pack take carry need
exam test quiz
train station railway
hotel accommodation booking reservation airbnb
groceries shopping supermarket store
rent landlord lease
insurance policy
bill invoice payment pay
bin bins trash garbage rubbish recycling
electrician plumber handyman repair
meeting appointment call sync standup
expect appointment due arrive
birthday anniversary born
allergy allergies allergic intolerant eat diet
size measurement fit
height tall high
weight weigh heavy
seat sit
shift shifts night nights work
gift present
parking parked park car
match game kickoff kick referee refereeing ref fixture
`;

export const relatedWords: ReadonlyMap<string, string[]> = relatedOf(groups);

function relatedOf(text: string): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const words = line.split(' ');
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      related.set(word, [...(related.get(word) ?? []), ...others]);
    }
  }
  return related;
}

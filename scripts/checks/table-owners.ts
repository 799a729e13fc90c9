import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

// Only the feature that owns a table may use it. Any feature may join `users`.

const joiningFiles = [
  /^lib\/admin\/(users\/user|activity|log)-reads\.ts$/,
  /^lib\/(auth|calendar-feed|connectors)\/reads\.ts$/,
  /^lib\/(reminders\/(reads|agenda-reads|answers\/reads)|connectors\/sync\/(push-reads|push-writes|mirror-reads))\.ts$/,
];
const otherOwners: Record<string, string> = { deliveries: 'outbox', scheduler: 'outbox' };

interface Table {
  owner: string;
  names: string[];
}

const tables: Table[] = globSync('db/schema/*.ts').flatMap((file) => {
  const schema = basename(file, '.ts');
  const found = readFileSync(file, 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g);
  return [...found].map(([, name = '', stored = '']) => ({
    owner: otherOwners[schema] ?? schema,
    names: [name, stored],
  }));
});

export function tablesOfOthers(file: string, text: string): string[] {
  const [, feature] = file.split('/');
  if (joiningFiles.some((pattern) => pattern.test(file))) return [];
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && /db\/schema\//.test(node.moduleSpecifier.getText()))
      for (const name of importedNames(node)) used.add(name);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql')
      for (const [, name = ''] of node.template
        .getText()
        .matchAll(/\b(?:from|join|update|into|using)\s+"?(\w+)/gi))
        used.add(name);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return tables
    .filter(({ owner, names }) => owner !== feature && names.some((name) => used.has(name)))
    .flatMap(({ owner, names: [name] }) => (name === 'users' ? [] : [`${file} uses ${name} of ${owner}`]));
}

function importedNames(node: ts.ImportDeclaration): string[] {
  const clause = node.importClause;
  if (!clause?.namedBindings || clause.isTypeOnly) return [];
  if (!ts.isNamedImports(clause.namedBindings)) throw new Error(`import tables by name: ${node.getText()}`);
  return clause.namedBindings.elements.flatMap(({ isTypeOnly, name, propertyName }) =>
    isTypeOnly ? [] : [(propertyName ?? name).getText()],
  );
}

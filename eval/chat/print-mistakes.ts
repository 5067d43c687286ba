/** What went wrong, for whoever mends it. */
import { noWishes, type Wishes } from '@kinora/chatbot/wishes';
import type { WishField } from '@kinora/chatbot/offline/wishes/wish-reading';
import { formatTable } from '@kinora/recommender/training/report/format-table';
import { wishFields } from './compare-wishes.ts';
import type { ConversationFigures } from './measure-conversations.ts';
import type { ExtractionFigures } from './measure-extraction.ts';

/** How many messages of each kind are exact; never which ones. */
export function kindTable(figures: ExtractionFigures, all: readonly { kind: string }[]): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const messages = all.filter((one) => one.kind === kind).length;
    const wrong = figures.mistakes.filter(({ message }) => message.kind === kind).length;
    return [
      kind,
      `${messages}`,
      `${messages - wrong}`,
      `${((100 * (messages - wrong)) / messages).toFixed(0)} %`,
    ];
  });
  return formatTable(['kind', 'messages', 'exact', 'share'], rows);
}

export function fieldErrors({ mistakes }: ExtractionFigures): string {
  const counts = new Map<string, number>();
  for (const { fields } of mistakes)
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([field, count]) => `${field} ${count}`)
    .join(', ');
}

export function printMistakes({ mistakes }: ExtractionFigures): void {
  for (const { message, fields, found, compares } of mistakes) {
    const before = [
      ...(message.page === undefined ? [] : [`[page ${message.page}]`]),
      ...(message.history ?? []),
    ];
    console.log(`\n${message.id} ${message.kind}: ${[...before, message.message].join(' // ')}`);
    for (const field of fields)
      if (field === 'compares')
        console.log(
          `  compares: ${compares.join(', ') || 'nothing'}, expected ${message.compares?.join(', ') ?? 'nothing'}`,
        );
      else
        console.log(
          `  ${field}: ${JSON.stringify(found[field])}, expected ${JSON.stringify(message.wishes[field])}`,
        );
    const besides = wishFields.filter((field) => !fields.includes(field) && isSaid(found, field));
    if (besides.length > 0) console.log(`  right: ${besides.join(', ')}`);
  }
}

function isSaid(wishes: Wishes, field: WishField): boolean {
  return JSON.stringify(wishes[field]) !== JSON.stringify(noWishes[field]);
}

export function printFaults({ faults }: ConversationFigures, most: number): void {
  for (const { said, wanted, understood, answered, fault } of faults.slice(0, most)) {
    console.log(`\n${fault.kind}: ${fault.detail}`);
    console.log(`  said: ${said.join(' // ')}`);
    console.log(`  wanted: ${wanted.join('; ') || 'anything'}`);
    console.log(`  understood: ${understood || 'nothing'}`);
    console.log(`  answered: ${answered.slice(0, 400).replaceAll('\n', ' / ')}`);
  }
  if (faults.length > most) console.log(`\nand ${faults.length - most} more`);
}

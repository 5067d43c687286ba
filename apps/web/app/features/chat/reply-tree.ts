/** What may be shown of the bot's markdown: words, emphasis, lists and links to our own films. Nothing else gets past here. */
import type { ExtraProps } from 'react-markdown';
import type rehypeSanitize from 'rehype-sanitize';
import type { Options as Schema } from 'rehype-sanitize';

/** The tree of HTML that react-markdown works on. */
export type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];
type Tree = ReturnType<ReturnType<typeof rehypeSanitize>>;

export const allowed: Schema = {
  tagNames: ['p', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'br'],
  attributes: { a: ['href'] },
  // An empty list would allow every scheme; `keepFilmLinks` lets none through.
  protocols: { href: ['https'] },
  strip: ['script', 'style'],
};

/** The elements that `groupPicks` makes. */
export const bubbleTag = 'div';
export const picksTag = 'section';

/** Links to films stay; of every other link its words stay. */
export function keepFilmLinks() {
  return (tree: Tree): void => void (tree.children = tree.children.flatMap(unwrapOtherLinks));
}

function unwrapOtherLinks<Node extends Child | Tree['children'][number]>(node: Node): (Node | Child)[] {
  if (node.type !== 'element') return [node];
  node.children = node.children.flatMap(unwrapOtherLinks);
  return node.tagName === 'a' && filmOf(node) === undefined ? node.children : [node];
}

/** The film that a link leads to. */
export function filmOf(link: Element): number | undefined {
  const { href } = link.properties;
  const id = typeof href === 'string' ? /^\/movie\/([1-9]\d{0,8})$/.exec(href)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}

/**
 * Puts the words into bubbles and the picks between them: a list whose every entry leads to a film of the reply becomes
 * those films. Films that stand in no such list come last.
 */
export function groupPicks(filmIds: readonly number[]) {
  return () =>
    (tree: Tree): void => {
      const groups: Element[] = [];
      for (const child of tree.children) {
        if (child.type !== 'element' && child.type !== 'text') continue;
        const picks = picksIn(child, filmIds);
        const last = groups.at(-1);
        if (picks.length > 0) groups.push(picksOf(picks));
        else if (last?.tagName === bubbleTag) last.children.push(child);
        else if (!isBlank(child)) groups.push(anElement(bubbleTag, {}, [child]));
      }
      const shown = groups.flatMap(idsIn);
      const others = filmIds.filter((id) => !shown.includes(id));
      tree.children = others.length > 0 ? [...groups, picksOf(others)] : groups;
    };
}

/** The films of an element that `groupPicks` made. */
export function idsIn({ properties: { ids } }: Element): number[] {
  return Array.isArray(ids) ? ids.map(Number) : [];
}

function picksIn(child: Child, filmIds: readonly number[]): number[] {
  if (child.type !== 'element' || !['ul', 'ol'].includes(child.tagName)) return [];
  const entries = child.children.filter((entry) => entry.type === 'element');
  const picks = entries.map((entry) => linksIn(entry).find((id) => filmIds.includes(id)));
  const known = picks.filter((id) => id !== undefined);
  return known.length === entries.length ? known : [];
}

function linksIn(element: Element): number[] {
  const own = element.tagName === 'a' ? filmOf(element) : undefined;
  const inside = element.children.flatMap((child) => (child.type === 'element' ? linksIn(child) : []));
  return own === undefined ? inside : [own, ...inside];
}

function picksOf(ids: number[]): Element {
  return anElement(picksTag, { ids }, []);
}

function anElement(tagName: string, properties: Element['properties'], children: Child[]): Element {
  return { type: 'element', tagName, properties, children };
}

function isBlank(child: Child): boolean {
  return child.type === 'text' && child.value.trim() === '';
}

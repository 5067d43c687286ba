/** Takes everything out of the model's words that is not words. */

const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const codeBlock = /```[^`]*(?:```|$)/gu;
const image = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/gu;
const link = /\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/gu;
const element = /<[^>]*(?:>|$)/gu;
const listMark = /(^|\n)[ \t]*(?:[-*+#>]+|\d{1,2}[.)])[ \t]+/gu;

/** Without code, images and HTML; a link is its text in quotation marks. Emphasis is left for whoever looks for titles. */
export function stripMarkup(text: string): string {
  return text
    .replace(invisible, '')
    .replace(codeBlock, ' ')
    .replace(image, ' ')
    .replace(link, '"$1"')
    .replace(element, ' ')
    .replace(listMark, '$1');
}

const unwelcome = /[^\p{L}\p{M}\p{N} .,;:!?'’‘"“”()%&–—…/+€$£-]+/gu;
const emptyPair = /"\s*"|\(\s*\)/gu;

/** Letters, digits and the marks of a sentence: nothing that markdown could read as anything else. */
export function keepPlain(text: string): string {
  return text
    .replace(unwelcome, ' ')
    .replace(/\/{2,}/gu, ' ')
    .replace(emptyPair, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;:!?…])/gu, '$1')
    .trim();
}

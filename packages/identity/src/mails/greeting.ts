/** What looks like an address or a link, or is too long to be called by. */
const notForGreeting = /[/\\@:<>]|\S\.\S|.{41}/u;

/**
 * How a mail begins. Anybody can register anybody's address, so a name that could carry a message or a link of a
 * stranger into the mailbox is left out.
 */
export function greeting(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return plain === '' || notForGreeting.test(plain) ? 'Hello,' : `Hello ${plain},`;
}

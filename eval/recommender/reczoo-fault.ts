/** Something that whoever gave the command can put right: shown as it is, without a stack. */
export class ReczooFault extends Error {
  override name = 'ReczooFault';
}

/** The file cannot be imported as it is. The message is a whole sentence for the person who uploaded it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

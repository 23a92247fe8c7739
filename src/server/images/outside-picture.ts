/** Fetches the file at an address of another host. @throws NoOutsidePicture */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/** A picture of another host is unavailable; the message gives the reason to the person who requested it. */
export class NoOutsidePicture extends Error {
  override name = 'NoOutsidePicture';
}

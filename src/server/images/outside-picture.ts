/** Fetches the file at an address of another host. @throws NoOutsidePicture */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

/** A picture of another host cannot be had; the message says why, for the person who asked for it. */
export class NoOutsidePicture extends Error {
  override name = 'NoOutsidePicture';
}

/** What the self-checks of a page need to know of the clinic. The same for every visitor. */
export interface ToolSettings {
  clinicName: string;
  /** The clinic's short name, as in the names of downloaded reports. */
  product: string;
  phone: { display: string; dial: string };
  /** IANA name of the zone in which reports are dated. */
  timeZone: string;
  bookingHref: string;
  /** The company whose model explains a result, or null while the clinic's own server does it by rule. */
  analysisProvider: string | null;
}

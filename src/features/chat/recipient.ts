/**
 * Who receives what is typed.
 *
 * @param provider The company whose model answers, or null where the clinic's own server does it by rule.
 */
export function recipient(clinicName: string, provider: string | null): string {
  const sent = `What you type goes to ${clinicName}’s own server`;
  return provider === null
    ? `${sent}, and to no other company.`
    : `${sent} and on to ${provider}, whose AI model writes the answer, perhaps outside Australia.`;
}

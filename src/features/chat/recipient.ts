/**
 * The recipient of messages.
 *
 * @param provider The company of the model, or null where the clinic's own server answers by rule.
 */
export function recipient(clinicName: string, provider: string | null): string {
  const sent = `What you type goes to ${clinicName}’s own server`;
  return provider === null
    ? `${sent}, and to no other company.`
    : `${sent} and on to ${provider}, whose AI model writes the answer, perhaps outside Australia.`;
}

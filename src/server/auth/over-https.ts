/** Whether a visitor reached us over https, which only a proxy of our own can say. */
export function isOverHttps(request: Headers, trustProxy: boolean): boolean {
  const proto = trustProxy ? request.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return proto === 'https';
}

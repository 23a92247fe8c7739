/** Whether the request arrived over https, which only a trusted proxy can say. */
export function isOverHttps(request: Headers, trustProxy: boolean): boolean {
  const proto = trustProxy ? request.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return proto === 'https';
}

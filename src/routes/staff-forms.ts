import { data, type RouterContextProvider } from 'react-router';
import { storableText } from '#domain/site/storable-text.ts';
import { servicesOf } from '#server/services.ts';

/** The texts of a form; of a body that is none, nothing. */
export async function textsOf(request: Request): Promise<(name: string) => string> {
  let form = new FormData();
  try {
    form = await request.formData();
  } catch {
    // Nothing was sent that can be read.
  }
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? storableText(value.slice(0, 1000)) : '';
  };
}

/** What came of a form: kept by nobody. A refusal is an answer like any other to script, and 422 to everybody else. */
export function formReply<T extends { problem?: string }>(
  context: Readonly<RouterContextProvider>,
  reply: T,
  cookies: readonly string[] = [],
) {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data(reply, { status: reply.problem && !servicesOf(context).isData ? 422 : 200, headers });
}

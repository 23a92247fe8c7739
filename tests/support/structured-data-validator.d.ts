// biome-ignore-all lint/style/noDefaultExport: the package exports it so
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: { jsonld: Record<string, object[] | undefined> }): Promise<Issue[]>;
  }
}

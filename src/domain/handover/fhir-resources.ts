/** The parts of FHIR R4 (4.0.1) that a handover uses: https://hl7.org/fhir/R4/. */

export interface Coding {
  system?: string;
  code?: string;
  display?: string;
  extension?: readonly { url: string; valueDecimal: number }[];
}

export interface Concept {
  coding?: readonly Coding[];
  text?: string;
}

export interface Reference {
  reference: string;
}

export interface Quantity {
  value: number;
  unit: string;
  system: 'http://unitsofmeasure.org';
  /** UCUM. */
  code: string;
}

export interface Patient {
  resourceType: 'Patient';
  text: { status: 'generated'; div: string };
}

export interface Observation {
  resourceType: 'Observation';
  status: 'final';
  category?: readonly Concept[];
  code: Concept;
  subject: Reference;
  performer: readonly Reference[];
  effectiveDateTime: string;
  valueQuantity?: Quantity;
  valueInteger?: number;
  interpretation?: readonly Concept[];
  method?: Concept;
  note?: readonly { text: string }[];
  derivedFrom?: readonly Reference[];
}

export interface QuestionnaireResponse {
  resourceType: 'QuestionnaireResponse';
  status: 'completed';
  subject: Reference;
  source: Reference;
  authored: string;
  text: { status: 'generated'; div: string };
  item: readonly { linkId: string; text: string; answer: readonly { valueCoding: Coding }[] }[];
}

export type Resource = Patient | Observation | QuestionnaireResponse;

export interface Bundle {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: readonly { fullUrl: string; resource: Resource }[];
}

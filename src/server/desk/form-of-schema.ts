import { z } from 'zod';
import type { FieldKind } from '#domain/content-model/text.ts';
import type { DeskRecord } from '#domain/desk/records.ts';
import type { FormNode } from '#wire/desk.ts';

/** The form of a record: its fields with labels, help and limits, as its schema has them. */
export function formOf({ title, schema }: Pick<DeskRecord, 'title' | 'schema'>): FormNode {
  const node = nodeOf('', schema);
  return { ...node, label: title };
}

/** What `.meta()` says about a field, on the outermost schema that has it. */
interface Meta {
  title?: string;
  description?: string;
  field?: FieldKind;
  namedBy?: readonly string[];
}

interface Unwrapped {
  schema: z.core.$ZodType;
  meta: Meta;
  required: boolean;
  initial?: unknown;
}

function nodeOf(name: string, given: z.core.$ZodType): FormNode {
  const { schema, meta, required, initial } = unwrapped(given);
  return {
    ...shapeOf(schema, meta),
    name,
    label: meta.title ?? inWords(name),
    ...(meta.description === undefined ? {} : { help: meta.description }),
    required,
    ...(initial === undefined ? {} : { initial }),
  };
}

/** Takes off what says that a field may be missing, and what transforms it: the form holds the value as a file would. */
function unwrapped(given: z.core.$ZodType): Unwrapped {
  let schema = given;
  let required = true;
  let initial: unknown;
  let meta: Meta = {};
  for (;;) {
    meta = { ...(z.globalRegistry.get(schema) as Meta | undefined), ...meta };
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
      required = false;
      schema = schema._zod.def.innerType;
    } else if (schema instanceof z.ZodDefault) {
      required = false;
      initial = schema._zod.def.defaultValue;
      schema = schema._zod.def.innerType;
    } else if (schema instanceof z.ZodPipe) {
      schema = schema._zod.def.in;
    } else return { schema, meta, required, initial };
  }
}

type Shape = Omit<FormNode, 'name' | 'label' | 'help' | 'required' | 'initial'>;

function shapeOf(schema: z.core.$ZodType, { field, namedBy }: Meta): Shape {
  if (field === 'readonly') return { kind: 'readonly' };
  if (schema instanceof z.ZodObject) {
    return { kind: 'group', fields: Object.entries(schema.shape).map(([name, part]) => nodeOf(name, part)) };
  }
  if (schema instanceof z.ZodRecord) return recordShape(schema);
  if (schema instanceof z.ZodArray) {
    const names = namedBy === undefined ? {} : { namedBy };
    return { kind: 'list', item: nodeOf('', schema.element), ...limitsOf(schema), ...names };
  }
  if (schema instanceof z.ZodBoolean) return { kind: 'tick' };
  if (schema instanceof z.ZodNumber) {
    return { kind: field === 'money' ? 'money' : 'number', ...limitsOf(schema) };
  }
  if (schema instanceof z.ZodEnum) {
    return {
      kind: 'choice',
      options: schema.options.map((value) => ({ value: String(value), label: inWords(String(value)) })),
    };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textShape(schema, field);
  return { kind: 'readonly' };
}

/** A record with fixed keys is a group; with free keys, such as footnotes, a group whose keys staff choose. */
function recordShape(schema: z.ZodRecord): Shape {
  const { keyType, valueType } = schema._zod.def;
  if (!(keyType instanceof z.ZodEnum)) return { kind: 'group', values: nodeOf('', valueType) };
  return { kind: 'group', fields: keyType.options.map((name) => nodeOf(String(name), valueType)) };
}

function textShape(schema: z.ZodString | z.ZodStringFormat, field: FieldKind | undefined): Shape {
  const kind = field === 'text' || field === 'date' || field === 'time' ? field : 'line';
  return { kind, ...limitsOf(schema), ...(kind === 'line' ? formatOf(schema) : {}) };
}

/** The regular expression of a text and what to write instead, where its schema has its own words for that. */
function formatOf(schema: z.ZodString | z.ZodStringFormat): { pattern?: string; advice?: string } {
  for (const check of schema._zod.def.checks ?? []) {
    const { pattern, error } = check._zod.def as { pattern?: RegExp; error?: (issue: never) => unknown };
    const advice = error?.({} as never);
    if (pattern instanceof RegExp && pattern.flags === '' && typeof advice === 'string') {
      return { pattern: pattern.source, advice };
    }
  }
  return {};
}

/** The least and most of a number, of the characters of a text, or of the items of a list. */
function limitsOf({ _zod }: z.core.$ZodType): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {};
  for (const check of _zod.def.checks ?? []) {
    const { minimum, maximum, length, value, check: kind } = { ...check._zod.def } as Record<string, unknown>;
    const min = minimum ?? length ?? (kind === 'greater_than' ? value : undefined);
    const max = maximum ?? length ?? (kind === 'less_than' ? value : undefined);
    if (typeof min === 'number') limits.min = min;
    if (typeof max === 'number') limits.max = max;
  }
  return limits;
}

/** A label for a field without one: 'same-day' is 'Same day'. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

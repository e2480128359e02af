/**
 * Schemas (structured data) as they are stored, described and checked. Source: docs/schema.md.
 */

/** A text with template variables, a list of values, or a group: a thing of its own, with its "@type". */
export type SchemaValue =
	| string
	| number
	| boolean
	| SchemaValue[]
	| { [ property: string ]: SchemaValue };

/** Where a schema is shown, or not: conditions of docs/schema.md. */
export interface SchemaPlaces {
	/** Such as "basic-global", "post|all", "special-search". */
	rules: string[];
	/** Such as "post-12", "tax-5", "tax-5-single-category". */
	specific: string[];
	/** Their labels. */
	specificText: { id: string; label: string }[];
}

/** One schema of the setting `schemas` (spec.md section 3), or of one object. */
export interface SchemaObject {
	/** What it is listed as where `fields.schema_name` is empty; other plugins' files name the class here. */
	title: string;
	/** The name of a type of schema.org, such as "Article". */
	type: string;
	/** By property of schema.org; also "@type" (a subtype), "@id" and "schema_name" (the name in the list). */
	fields: Record< string, SchemaValue >;
	show_on: SchemaPlaces;
	not_show_on?: SchemaPlaces;
}

/** By their ids. */
export type SchemaMap = Record< string, SchemaObject >;

/** The schemas of one object: its own, and those of the site that it switches off by their id. */
export type OwnSchemas = Record< string, SchemaObject | { off: true } >;

export interface SchemaOption {
	value: string;
	label: string;
}

export interface SchemaOptions {
	/** '' for those that need no heading. */
	label: string;
	options: SchemaOption[];
}

export type SchemaFieldType =
	| 'Select'
	| 'SelectGroup'
	| 'Group'
	| 'Title'
	| 'Hidden'
	| 'Text'
	| 'date'
	| 'duration'
	| 'number'
	| 'image'
	| 'url';

export interface SchemaField {
	/** The property, or "@type", "@id", "schema_name". */
	id: string;
	type: SchemaFieldType;
	label: string;
	/** What a new schema has there: a list where it is cloneable; '' or an empty list for nothing. */
	std: SchemaValue;
	required: boolean;
	/** Google recommends it for rich results, or it may be required with others. */
	recommended: boolean;
	/** Has a value and is printed, but not shown. */
	hidden: boolean;
	/** Of Select and SelectGroup; those of Select have one entry. */
	options?: SchemaOptions[];
	tooltip?: string;
	/** The value is a list of these. */
	cloneable: boolean;
	/** Of Group. */
	fields?: SchemaField[];
}

/** GET /pharos/v1/schema-types: by type. */
export interface SchemaType {
	type: string;
	label: string;
	category: 'global' | 'content';
	/** Empty: none to choose from. With one entry without a label: a flat list. */
	subtypes: SchemaOptions[];
	fields: SchemaField[];
	/** schema.org's page of it. */
	docs: string;
	/** What Google shows of it; null: nothing. */
	google: {
		/** One sentence, such as "Stars, price and availability below the link." */
		label: string;
		docs: string;
	} | null;
	/** Where a new one is shown. */
	show_on: SchemaPlaces;
}

/** What is wrong with a schema, or could be better. */
export interface SchemaProblem {
	/** The id of the schema. */
	schema: string;
	/** Where in its fields, such as [ "offers", "0", "price" ]; empty: the whole. */
	path: string[];
	/** "error": search engines refuse it; "warning": they ask for it; "note": they would like it. */
	level: 'error' | 'warning' | 'note';
	/** Such as "required", "recommended", "date", "number", "url", "image", "unknown". */
	code: string;
	message: string;
}

/** POST /pharos/v1/schema-preview: what a page says. */
export interface SchemaPreview {
	/** Without an id where no page shows the schema that was asked for: this one is shown as if it did. */
	page: { id: string; label: string; url: string };
	/** `{ "@context", "@graph" }`, as it is printed. */
	graph: Record< string, unknown >;
	/** By id of the schema: its node of the graph, null where the page does not show it. */
	nodes: Record< string, Record< string, unknown > | null >;
	problems: SchemaProblem[];
}

/** POST /pharos/v1/schema-coverage. */
export interface SchemaCoverage {
	count: number;
	/** The first of them. */
	examples: { id: string; label: string; url: string }[];
}

/** POST /pharos/v1/posts: what a condition can name. */
export interface SpecificResult {
	/** "post-12", "tax-5" or "tax-5-single-category". */
	id: string;
	label: string;
	/** The heading it is listed under, such as "Posts", "Categories", "Posts with a Category". */
	group: string;
}

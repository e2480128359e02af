/** Types of schemas (structured data): how they are stored, described and validated. Source: docs/schema.md. */

/** A text with template variables, a list of values, or a group: a nested schema.org object with its own "@type". */
export type SchemaValue =
	| string
	| number
	| boolean
	| SchemaValue[]
	| { [ property: string ]: SchemaValue };

/** Display conditions: where a schema is or isn't shown (docs/schema.md). */
export interface SchemaPlaces {
	/** Rules, such as "basic-global", "post|all", "special-search". */
	rules: string[];
	/** Ids of posts and terms, such as "post-12", "tax-5", "tax-5-single-category". */
	specific: string[];
	/** The labels of the ids in `specific`. */
	specificText: { id: string; label: string }[];
}

/** One schema of the setting `schemas`, or of one object. */
export interface SchemaObject {
	/** Label in the list when `fields.schema_name` is empty; settings files of other plugins have the class name here. */
	title: string;
	/** A schema.org type, such as "Article". */
	type: string;
	/** Values by schema.org property; also "@type" (a subtype), "@id" and "schema_name" (the name in the list). */
	fields: Record< string, SchemaValue >;
	show_on: SchemaPlaces;
	not_show_on?: SchemaPlaces;
}

/** Schemas by id. */
export type SchemaMap = Record< string, SchemaObject >;

/** The schemas of one object: custom ones, and site schemas that are turned off, by id. */
export type OwnSchemas = Record< string, SchemaObject | { off: true } >;

export interface SchemaOption {
	value: string;
	label: string;
}

export interface SchemaOptions {
	/** The heading of the group; '' for none. */
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
	/** The property name, or "@type", "@id", "schema_name". */
	id: string;
	type: SchemaFieldType;
	label: string;
	/** The initial value: a list if the field is cloneable; '' or an empty list for none. */
	std: SchemaValue;
	required: boolean;
	/** Recommended by Google for rich results, or required in combination with other properties. */
	recommended: boolean;
	/** Output with its value, but not shown in the form. */
	hidden: boolean;
	/** Options of Select and SelectGroup fields; those of Select have one entry. */
	options?: SchemaOptions[];
	tooltip?: string;
	/** Whether the value is a list. */
	cloneable: boolean;
	/** The fields of a Group. */
	fields?: SchemaField[];
}

/** A schema type, from GET /pharos/v1/schema-types. */
export interface SchemaType {
	type: string;
	label: string;
	category: 'global' | 'content';
	/** Empty when the type has no subtypes. A single entry without a label is a flat list. */
	subtypes: SchemaOptions[];
	fields: SchemaField[];
	/** URL of the schema.org page. */
	docs: string;
	/** The rich result that Google shows for this type; null for none. */
	google: {
		/** One sentence, such as "Star ratings, price and availability below the link." */
		label: string;
		docs: string;
	} | null;
	/** Default display conditions of a new schema. */
	show_on: SchemaPlaces;
}

/** An error in a schema, or a possible improvement. */
export interface SchemaProblem {
	/** The id of the schema. */
	schema: string;
	/** Path in the fields, such as [ "offers", "0", "price" ]; empty for the whole schema. */
	path: string[];
	/**
	 * "error": search engines reject the schema; "warning": a required property is missing or invalid; "note": an optional
	 * improvement.
	 */
	level: 'error' | 'warning' | 'note';
	/** Problem code, such as "required", "recommended", "date", "number", "url", "image", "unknown". */
	code: string;
	message: string;
}

/** The structured data of a page, from POST /pharos/v1/schema-preview. */
export interface SchemaPreview {
	/**
	 * The previewed page. Its id is empty when no page shows the requested schema: then it is previewed as if this page did.
	 */
	page: { id: string; label: string; url: string };
	/** `{ "@context", "@graph" }`, as output on the page. */
	graph: Record< string, unknown >;
	/** Graph nodes by schema id; null where the page doesn't show the schema. */
	nodes: Record< string, Record< string, unknown > | null >;
	problems: SchemaProblem[];
}

/** How many pages show a schema, from POST /pharos/v1/schema-coverage. */
export interface SchemaCoverage {
	count: number;
	/** The first of these pages. */
	examples: { id: string; label: string; url: string }[];
}

/** A post or term that a condition can select, from POST /pharos/v1/posts. */
export interface SpecificResult {
	/** "post-12", "tax-5" or "tax-5-single-category". */
	id: string;
	label: string;
	/** The heading of its group, such as "Posts", "Categories", "Posts with a Category". */
	group: string;
}

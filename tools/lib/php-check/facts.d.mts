/**
 * What the checks know of PHP files. Names of classes are full ones, without a leading backslash.
 */

/** The functions and classes of WordPress. */
export interface CoreVersions {
	/** The version that introduced it, by name in lower case. */
	since: Map< string, string >;
	/** The oldest version that the plugin supports. */
	oldest: string;
}

/** Of the syntax tree: its other parts depend on the kind, see types.d.ts of php-parser. */
export interface Node {
	kind: string;
	loc: {
		source: string;
		start: { line: number; column: number };
	};
	[ part: string ]: unknown;
}

export interface FileFacts {
	file: string;
	classes: ClassFacts[];
	functions: FunctionFacts[];
	references: Reference[];
	uses: Use[];
	/** The `use` lines that neither code nor comments need. */
	unused: Use[];
}

/** A line with `use`. */
export interface Use {
	/** Full name. */
	name: string;
	/** Its name in this file. */
	alias: string;
	line: number;
	/** Whether code uses it. */
	used: boolean;
}

export interface ClassFacts {
	/** Of anonymous classes, their place. */
	name: string;
	kind: 'class' | 'interface' | 'trait' | 'enum';
	isAbstract: boolean;
	isAnonymous: boolean;
	file: string;
	line: number;
	traits: string[];
	/** Superclass and interfaces. */
	parents: string[];
	superclass: string | null;
	methods: Map< string, Member >;
	properties: Map< string, Member >;
	/** With the cases of an enum. */
	constants: Map< string, Member >;
}

export interface Member {
	name: string;
	visibility: 'public' | 'protected' | 'private';
	isStatic: boolean;
	isAbstract: boolean;
	line: number;
	/** Of the value that it has or returns. */
	type: Type;
	/** Of methods; null: it reads as many as it gets. */
	parameters: Parameter[] | null;
}

export interface FunctionFacts {
	name: string;
	type: Type;
	parameters: Parameter[] | null;
}

export interface Parameter {
	name: string;
	optional: boolean;
	variadic: boolean;
}

/**
 * The classes that a value may have, without looking into other files: what those declare is looked up when all have been read (world.mjs).
 * Null: unknown. An empty list: no object.
 */
export type Type = Origin[] | null;

export type Origin =
	/** An object of a class; if `open`, or of one that extends it: `$this`, `static`. */
	| { class: string; open?: boolean }
	/** What a method returns, a property holds, a constant is, a function returns. */
	| { on: Type; method: string }
	| { on: Type; property: string }
	| { on: Type; constant: string }
	| { function: string };

/** A member, and the class that declares it. */
export interface Found {
	member: Member;
	owner: string;
}

/** A class that a value may have. */
export interface ObjectType {
	name: string;
	/** Whether it may be a class that extends it. */
	open: boolean;
}

/** Something that the code uses. */
export interface Reference {
	/**
	 * `this` is `$this`, `text` a string, which may name a member, and `computed` a member whose name isn't known before the code runs.
	 */
	kind:
		| 'class'
		| 'new'
		| 'method'
		| 'property'
		| 'constant'
		| 'function'
		| 'this'
		| 'text'
		| 'computed';
	line: number;
	/** The class around it. */
	cls: string | null;
	/** The method around it. */
	method: string | null;
	/** Whether there is no `$this`. */
	isStatic: boolean;
	/** Of the class or member; the text; of functions, full names, the first of which that exists is meant. */
	name: string | string[];
	/** The object or class of a member. */
	on: Type;
	/** Null: it isn't called here. */
	args: Arguments | null;
	/** Whether a member is used with `::`. */
	byClass: boolean;
	/** Whether a property isn't read. */
	written: boolean;
	/** Whether WordPress calls the method, so that it must be public. */
	byHook: boolean;
}

export interface Arguments {
	/** Number of those without a name. */
	count: number;
	named: string[];
	/** Whether there may be more. */
	spread: boolean;
}

/** The use of a class of another folder. */
export interface FolderUse {
	from: string;
	to: string;
	/** The class. */
	name: string;
	file: string;
	line: number;
}

export interface Problem {
	file: string;
	line: number;
	text: string;
}

/** See folders.mjs. */
export interface Table {
	/** By folder: the names of the folders that it may use, separated by spaces. */
	uses: Record< string, string >;
}

/** The type of a fault's row. */

/** How the code goes wrong. */
export type Kind =
	/** A wrong text, number, status, URL or order reaches people or machines. */
	| 'value'
	/** A page, row or character more or less than there should be. */
	| 'boundary'
	/** Users or visitors see or change what they mustn't. */
	| 'permission'
	/** Text becomes code: an escape or a check of input is missing. */
	| 'escaping'
	/** What a user has saved is lost. */
	| 'lost'
	/** A result is older than what it is made of. */
	| 'stale'
	/** Data stays, or appears on another site. */
	| 'leftover'
	/** What a failure says, or that it says so. */
	| 'failure'
	/** The keyboard, screen readers and translators. */
	| 'interface';

/**
 * Where the test is: beside the code, in tests/rules or tests/simulators, against WordPress (tests/integration or tests/inside), in
 * tests/e2e, or a check of lint.
 */
export type Suite = 'jest' | 'rules' | 'integration' | 'e2e' | 'lint';

export interface Fault {
	/** The feature and what is wrong, with hyphens. */
	id: string;
	kind: Kind;
	file: string;
	/** Text of the file, on one line; it must occur exactly once. */
	text: string;
	replacement: string;
	/** What breaks for whom. */
	breaks: string;
	suite: Suite;
	/** The end of the test file's path, which must be the only one of its suite; for lint, the name of a check. */
	test: string;
	/** Text of the names of the tests that notice it; without it, the whole file runs. */
	name?: string;
}

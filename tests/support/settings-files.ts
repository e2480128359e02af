/** The cases of tests/fixtures/settings-files.json, shared by the tests of the server and the browser. */
import cases from '../fixtures/settings-files.json';

interface Case {
	name: string;
	text?: string;
	hex?: string;
	before?: string;
	open?: string;
	close?: string;
	middle?: string;
	after?: string;
	times?: number;
	fault?: string;
	line?: number;
	column?: number;
	twice?: string;
}

export const files = ( cases as Case[] ).map(
	( {
		name,
		text,
		hex,
		before = '',
		open = '',
		middle = '',
		close = '',
		after = '',
		times = 0,
		fault = '',
		line = 0,
		column = 0,
		twice = '',
	} ) => ( {
		name,
		bytes: hex
			? Buffer.from( hex, 'hex' )
			: Buffer.from(
					text ??
						before +
							open.repeat( times ) +
							middle +
							close.repeat( times ) +
							after
				),
		fault: fault && { fault, line, column, name: twice },
	} )
);

interface Found {
	docblock: string;
	capability: string;
}

export interface Command {
	/** Such as `pharos redirect list`. */
	name: string;
	/** The first sentences. */
	title: string;
	paragraphs: string[];
	options: {
		/** As in the synopsis, such as `[--format=<format>]` or `<id>...`. */
		name: string;
		description: string;
		/** Its default. */
		standard?: string;
		/** The allowed ones; none if any. */
		values: string[];
	}[];
	/** The list of available fields. */
	fields: string;
	/** Lines of a shell. */
	examples: string;
	/** That a user of `--user` needs. */
	capability: string;
}

export function readCommands( found: Record< string, Found > ): {
	commands: Command[];
	problems: string[];
};

export function reference( commands: Command[] ): string;

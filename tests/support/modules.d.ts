/** The development commands are plain JavaScript with types in docblocks. */
declare module '*.mjs';

/** Its types are a package of their own. */
declare module 'gettext-parser' {
	export interface Message {
		msgid: string;
		msgid_plural?: string;
		msgctxt?: string;
		comments?: { reference?: string };
	}
	export const po: {
		parse: ( file: Buffer ) => {
			translations: Record< string, Record< string, Message > >;
		};
	};
}

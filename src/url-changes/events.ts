/** jQuery's events, by which WordPress's scripts of lists and forms tell what they do. */
interface Events {
	on: (
		name: 'ajaxSuccess',
		callback: (
			event: unknown,
			request: { responseText?: string },
			settings: { data?: unknown }
		) => void
	) => void;
	trigger: ( name: string ) => void;
}

/** Those of the document; undefined where a plugin has taken jQuery away. */
export const events = (): Events | undefined =>
	( window as { jQuery?: ( target: Document ) => Events } ).jQuery?.(
		document
	);

type Values = Readonly< Record< string, string > >;

/**
 * Merges stored and edited values of variables. Formatted variants of edited values (`title:typographic`) are only created
 * by the server: until the post is saved, previews use the unformatted value.
 *
 * @param stored The values from the server.
 * @param typed  The values with unsaved changes.
 */
export function mergeVariables(
	stored: Values,
	typed: Values
): Record< string, string > {
	const isOld = ( key: string ) => {
		const [ name = '' ] = key.split( ':', 1 );
		return (
			name !== key && name in typed && typed[ name ] !== stored[ name ]
		);
	};
	const remaining = Object.entries( stored ).filter(
		( [ key ] ) => ! isOld( key )
	);
	return { ...Object.fromEntries( remaining ), ...typed };
}

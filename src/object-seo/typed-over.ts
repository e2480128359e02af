type Values = Readonly< Record< string, string > >;

/**
 * What variables stand for while somebody types. Other forms of what is typed anew (`title:typographic`) only the server makes:
 * until it is stored, previews show what was typed.
 *
 * @param stored The server's values.
 * @param typed  Those of what is on the screen.
 */
export function typedOver(
	stored: Values,
	typed: Values
): Record< string, string > {
	const isOld = ( key: string ) => {
		const [ name = '' ] = key.split( ':', 1 );
		return (
			name !== key && name in typed && typed[ name ] !== stored[ name ]
		);
	};
	const kept = Object.entries( stored ).filter(
		( [ key ] ) => ! isOld( key )
	);
	return { ...Object.fromEntries( kept ), ...typed };
}

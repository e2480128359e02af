/**
 * Has the browser save a text as a file.
 *
 * @param name Of the file.
 * @param text What is in it.
 * @param type Its media type.
 */
export function saveFile( name: string, text: string, type: string ): void {
	const url = URL.createObjectURL(
		new Blob( [ text ], { type: `${ type };charset=utf-8` } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL( url );
}

/**
 * Downloads a text as a file.
 *
 * @param name The file name.
 * @param text The content of the file.
 * @param type The MIME type.
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

/** Why the server refused a value, below its field. */
export const Refused = ( { message }: { message: string } ) => (
	<span className="pharos-object-seo__error">{ message }</span>
);

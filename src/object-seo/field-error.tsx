/** The error below a field whose value the server rejected. */
export const FieldError = ( { message }: { message: string } ) => (
	<span className="pharos-object-seo__error">{ message }</span>
);

import { __ } from '@wordpress/i18n';

/** The mark next to the label of a required field. */
export function RequiredMark() {
	return (
		<span className="pharos-template-field__required">
			<span aria-hidden="true">*</span> { __( 'Required', 'pharos-seo' ) }
		</span>
	);
}

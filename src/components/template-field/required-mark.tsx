import { __ } from '@wordpress/i18n';

/** Beside the label of a field that has to be filled in. */
export function RequiredMark() {
	return (
		<span className="pharos-template-field__required">
			<span aria-hidden="true">*</span> { __( 'Required', 'pharos-seo' ) }
		</span>
	);
}

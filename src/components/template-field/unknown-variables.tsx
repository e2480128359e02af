import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';

interface UnknownVariablesProps {
	id: string;
	/** The unknown variables as written: "%foo%". At least one. */
	unknown: readonly string[];
}

/** The warning about unknown variables, which are underlined in the field. */
export function UnknownVariables( { id, unknown }: UnknownVariablesProps ) {
	const text = sprintf(
		/* translators: %s: what was typed; several are separated by commas. */
		_n(
			'Unknown variable: %s. It won’t be output.',
			'Unknown variables: %s. They won’t be output.',
			unknown.length,
			'pharos-seo'
		),
		unknown.join(
			/* translators: separator of a list. */ __( ',', 'pharos-seo' ) +
				' '
		)
	);
	return (
		<p id={ id } className="pharos-template-field__warning">
			<Icon icon={ caution } size={ 20 } />
			<span>{ text }</span>
		</p>
	);
}

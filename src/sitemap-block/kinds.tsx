import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Kind {
	name: string;
	label: string;
}

declare global {
	interface Window {
		/** The available post types and taxonomies; output by includes/Sitemaps/Html/Block.php. */
		pharosSitemapKinds?: Kind[];
	}
}

interface KindsProps {
	/** Selected names; empty for those in the settings. */
	chosen: string[];
	onChange: ( names: string[] ) => void;
}

/** Selects the post types and taxonomies of a sitemap. */
export function Kinds( { chosen, onChange }: KindsProps ) {
	const kinds = window.pharosSitemapKinds ?? [];
	const toggle = ( name: string, isOn: boolean ) =>
		onChange(
			isOn
				? [ ...chosen, name ]
				: chosen.filter( ( other ) => other !== name )
		);
	return (
		<fieldset>
			<legend>{ __( 'Content', 'pharos-seo' ) }</legend>
			<p>
				{ __(
					'Listed in the order of selection. If nothing is selected, the settings of the HTML sitemap apply.',
					'pharos-seo'
				) }
			</p>
			{ kinds.map( ( { name, label } ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ name }
					label={ label }
					checked={ chosen.includes( name ) }
					onChange={ ( isOn ) => toggle( name, isOn ) }
				/>
			) ) }
		</fieldset>
	);
}

import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { paginatedField, robotsField } from '../../definitions/home-page';
import { SettingField } from '../../fields/setting-field';
import { useSetting } from '../../fields/use-setting';
import { HomePage } from './home-page';

/** General > Home Page > Advanced: robot instructions. */
export default function HomePageAdvanced() {
	return (
		<HomePage>
			<section className="pharos-card">
				<SettingField field={ robotsField } />
				<HiddenWarning />
				<SettingField field={ paginatedField } />
			</section>
		</HomePage>
	);
}

function HiddenWarning() {
	const { value } = useSetting( robotsField );
	return Array.isArray( value ) && value.includes( 'noindex' ) ? (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'Your home page will disappear from search results',
				'pharos-seo'
			) }
		</Notice>
	) : null;
}

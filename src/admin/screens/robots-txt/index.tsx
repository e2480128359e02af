import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { Editor } from './editor';

/** Advanced > robots.txt Editor. */
export default function RobotsTxtScreen() {
	return (
		<Resource
			reads={ [ [ 'getRobotsTxt' ] ] }
			failure={ __( 'robots.txt couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 4 }
		>
			{ ( data ) => <Editor data={ data } /> }
		</Resource>
	);
}

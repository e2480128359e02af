import { __ } from '@wordpress/i18n';
import type { VerificationService } from '../../../store/verification/types';
import type { ScreenDefinition } from './types';

/** The names of the services are part of the labels, which the search and the list of unsaved changes show alone. */
const CODES: Record< VerificationService, string > = {
	google: __( 'Google verification code', 'pharos-seo' ),
	bing: __( 'Bing verification code', 'pharos-seo' ),
	pinterest: __( 'Pinterest verification code', 'pharos-seo' ),
	yandex: __( 'Yandex verification code', 'pharos-seo' ),
	baidu: __( 'Baidu verification code', 'pharos-seo' ),
};

export const verification: ScreenDefinition = {
	path: '/general/verification',
	groups: [
		{
			fields: Object.entries( CODES ).map( ( [ service, label ] ) => ( {
				key: `${ service }_verification`,
				control: 'text',
				label,
			} ) ),
		},
	],
};

import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useSearchParams } from 'react-router-dom';
import { store } from '../../../../store';
import { Resource } from '../../../resource';
import { AddressForm } from './address-form';
import { Report } from './report';
import './style.scss';

/** Tools > Preview as a Search Engine: what a page tells search engines; its URL is the parameter `url`. */
export default function PageReportScreen() {
	const [ params ] = useSearchParams();
	const url = params.get( 'url' ) ?? '';
	const request = new URLSearchParams( { url } ).toString();
	const isBusy = useSelect(
		( select ) =>
			url !== '' &&
			select( store ).isResolving( 'getPageReport', [ request ] ),
		[ url, request ]
	);
	return (
		<div className="pharos-page-report">
			<AddressForm
				key={ url }
				url={ url }
				request={ request }
				isBusy={ isBusy }
			/>
			{ url !== '' && (
				<Resource
					key={ request }
					reads={ [
						[ 'getPageReport', request ],
						[ 'getSiteSettings' ],
					] }
					failure={ __(
						'The page couldn’t be previewed.',
						'pharos-seo'
					) }
				>
					{ ( report, site ) => (
						<Report report={ report } site={ site } />
					) }
				</Resource>
			) }
		</div>
	);
}

import { useMediaQuery } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { cut } from '../../../common/template';
import { breadcrumb } from './breadcrumb';
import { DeviceToggle } from './device-toggle';
import { Favicon } from './favicon';
import './style.scss';
import type { Device } from './types';

export { PreviewPicker } from './preview-picker';

/** Where the admin switches to its layout for mobile devices. */
const PHONE = '(max-width: 782px)';

export interface SearchPreviewProps {
	siteName: string;
	/** URL of the site's favicon, or ''. */
	favicon: string;
	/** Absolute URL of the page. */
	url: string;
	/** Plain text with replaced variables. */
	title: string;
	/** Plain text with replaced variables. */
	description: string;
	/** Displayed length of the title, in characters. */
	titleLimit?: number;
	descriptionLimit?: number;
	urlLimit?: number;
	/** Content above the result: the picker of the previewed post. */
	children?: ReactNode;
}

/** A preview of the page in search results. Not interactive: its links can't be followed. */
export function SearchPreview( {
	siteName,
	favicon,
	url,
	title,
	description,
	titleLimit = 60,
	descriptionLimit = 160,
	urlLimit = 90,
	children,
}: SearchPreviewProps ) {
	const [ chosen, setChosen ] = useState< Device | null >( null );
	const ownDevice: Device = useMediaQuery( PHONE ) ? 'mobile' : 'desktop';
	const device = chosen ?? ownDevice;

	return (
		<figure
			className="pharos-search-preview"
			aria-label={ __( 'Search Engine Preview', 'pharos-seo' ) }
		>
			<div className="pharos-search-preview__head">
				<span
					className="pharos-search-preview__caption"
					aria-hidden="true"
				>
					{ __( 'Search Engine Preview', 'pharos-seo' ) }
				</span>
				<DeviceToggle device={ device } onChange={ setChosen } />
			</div>
			{ children }
			<div className="pharos-search-preview__stage">
				<div
					className={ `pharos-search-preview__result is-${ device }` }
				>
					<div className="pharos-search-preview__source">
						<Favicon url={ favicon } />
						<div className="pharos-search-preview__site">
							<div className="pharos-search-preview__name">
								<bdi>{ siteName }</bdi>
							</div>
							<div className="pharos-search-preview__url">
								<bdi dir="ltr">
									{ breadcrumb( url, urlLimit ) }
								</bdi>
							</div>
						</div>
					</div>
					<Text
						className="pharos-search-preview__title"
						text={ cut( title, titleLimit ) }
					>
						{ __(
							'No title: search engines choose one from the page.',
							'pharos-seo'
						) }
					</Text>
					<Text
						className="pharos-search-preview__description"
						text={ cut( description, descriptionLimit ) }
					>
						{ __(
							'No description: search engines choose a text from the page.',
							'pharos-seo'
						) }
					</Text>
				</div>
			</div>
		</figure>
	);
}

interface TextProps {
	className: string;
	text: string;
	/** The placeholder for an empty text. */
	children: string;
}

function Text( { className, text, children }: TextProps ) {
	// The text direction of the site may differ from the admin's, but the text starts at the same side.
	return text ? (
		<div className={ className }>
			<bdi>{ text }</bdi>
		</div>
	) : (
		<div className={ `${ className } is-empty` }>{ children }</div>
	);
}

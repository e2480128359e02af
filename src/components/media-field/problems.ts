import { __, sprintf } from '@wordpress/i18n';
import type { Advice } from './types';

interface Facts {
	url: string;
	/** '' when unknown. */
	mime: string;
	/** 0 when unknown. */
	width: number;
	height: number;
	/** Undefined when unknown. */
	alt: string | undefined;
}

/** Image types that all networks support. */
const GOOD = [ 'jpg', 'png' ];

/** Alternative names of image types. */
const NAMES: Record< string, string > = { jpeg: 'jpg', 'svg+xml': 'svg' };

/**
 * Returns the type of an image, such as "jpg"; '' if unknown.
 *
 * @param mime The MIME type, or ''.
 * @param url  The URL of the image.
 */
export function typeOf( mime: string, url: string ): string {
	const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec( url )?.[ 1 ] ?? '';
	const type = ( mime.split( '/' )[ 1 ] ?? ending ).toLowerCase();
	return NAMES[ type ] ?? type;
}

/**
 * Returns warnings about an image on social networks, one sentence each.
 *
 * @param facts  Data about the image.
 * @param advice The recommended minimum size.
 */
export function problemsOf( facts: Facts, advice: Advice ): string[] {
	return [
		...sizeProblem( facts, advice ),
		...typeProblem( typeOf( facts.mime, facts.url ) ),
		...( facts.alt?.trim() === ''
			? [
					__(
						'The image has no alt text. Select “Replace” to add it in the media library.',
						'pharos-seo'
					),
				]
			: [] ),
	];
}

function sizeProblem( { width, height }: Facts, advice: Advice ): string[] {
	if (
		! width ||
		! height ||
		( width >= advice.width && height >= advice.height )
	) {
		return [];
	}
	return [
		sprintf(
			/* translators: 1: width, 2: height, both in pixels. */
			__(
				'The image is smaller than %1$d × %2$d pixels: social networks may show it blurred, cropped or as a small thumbnail.',
				'pharos-seo'
			),
			advice.width,
			advice.height
		),
	];
}

function typeProblem( type: string ): string[] {
	if ( type === '' || GOOD.includes( type ) ) {
		return [];
	}
	if ( type === 'webp' ) {
		return [
			__(
				'LinkedIn, WhatsApp and older apps may not support WebP images. JPG and PNG work everywhere.',
				'pharos-seo'
			),
		];
	}
	return [
		sprintf(
			/* translators: %s: type of an image, such as SVG. */
			__(
				'Facebook, LinkedIn and other social networks may not support %s images. JPG and PNG work everywhere.',
				'pharos-seo'
			),
			type.toUpperCase()
		),
	];
}

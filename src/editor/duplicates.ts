import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { ObjectSeo } from '../object-seo/types';
import type { PageSnapshot } from '../page-checks';
import { request } from '../../common/rest';
import type { PostState } from './read-post';

type Duplicates = PageSnapshot[ 'duplicates' ];

/** Debounce of requests to the server, in milliseconds. */
const REST = 1000;

/** The server's responses, by question. */
const answers = new Map< string, Duplicates >();

const questionOf = (
	{ id, title, excerpt }: PostState,
	value: ObjectSeo
): string =>
	addQueryArgs( '/pharos/v1/duplicates', {
		post_id: id,
		title: value.title,
		description: value.description,
		post_title: title,
		excerpt,
	} );

/**
 * Returns the server's response about the texts of a post; null if there was no request.
 *
 * @param state The state of the post.
 * @param value The fields.
 */
export const knownDuplicates = (
	state: PostState,
	value: ObjectSeo
): Duplicates => answers.get( questionOf( state, value ) ) ?? null;

/**
 * Asks the server for other posts with the same texts, after a debounce. Null until it responds, or if it can't.
 *
 * @param state The state of the post.
 * @param value The fields.
 */
export function useDuplicates(
	state: PostState,
	value: ObjectSeo | null
): Duplicates {
	const question = value && questionOf( state, value );
	const [ , setAnswered ] = useState( '' );

	useEffect( () => {
		if ( ! question || answers.has( question ) ) {
			return;
		}
		const timer = setTimeout(
			() =>
				request< { data: Duplicates } >( { path: question } ).then(
					( { data } ) => {
						answers.set( question, data );
						setAnswered( question );
					},
					// The error isn't shown: the check is skipped.
					() => {}
				),
			REST
		);
		return () => clearTimeout( timer );
	}, [ question ] );

	return ( question && answers.get( question ) ) || null;
}

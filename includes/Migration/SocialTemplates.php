<?php
/**
 * What content types have for social networks, on its way into our settings.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Social\XCard;

final class SocialTemplates {
	/**
	 * Adds a part of the templates of a content type; an empty one is none.
	 *
	 * @param 'post_types'|'taxonomies'|'archives' $group
	 * @param string                               $part  Such as `facebook_title`.
	 */
	public static function add(
		Carried $carried,
		string $group,
		string $name,
		string $part,
		string $text,
	): void {
		if ($text !== '') {
			$carried->values['templates'][$group][$name][$part] = $text;
		}
	}

	/** Takes over the card type of an object; one that is not known here is lost. */
	public static function card(Carried $carried, string $card, string $field): void {
		if (in_array($card, XCard::TYPES, true)) {
			$carried->set('twitter_card_type', $card);
		} else {
			$carried->lose_text('card', $card, $field);
		}
	}

	/** Texts for Open Graph where that is switched off: there, X does not take them either. */
	public static function without_open_graph(Carried $carried): void {
		foreach (['facebook_title', 'facebook_description'] as $field) {
			$carried->lose_text('module', $carried->values[$field] ?? '', $field);
			unset($carried->values[$field]);
		}
	}

	/** A title without the page number: there, divided posts have none; lists have, and so has a page that shows one. */
	public static function without_number(string $title, string $type): string {
		return $type === 'page'
			? $title
			: trim(
				preg_replace('/(?:(?: -|%separator%) %page%|%page_number%)/', '', $title) ?? $title,
			);
	}

	/**
	 * What later pages have there: titles as their templates are, and on networks the texts of the first page.
	 *
	 * @param 'within'|'none' $titles See the setting `later_page_titles`.
	 */
	public static function later_pages(Carried $carried, string $titles): void {
		$carried->values['later_page_titles'] = $titles;
		$carried->values['later_page_descriptions'] = false;
		$carried->values['later_page_social'] = 'first';
	}
}

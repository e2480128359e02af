<?php
/**
 * The fields that get suggestions.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\Limits;

/** Names as in ObjectMeta\Fields; `alt` is the alt text of an image. */
enum Field: string {
	case Title = 'title';
	case Description = 'description';
	case FocusKeyword = 'focus_keyword';
	case FacebookTitle = 'facebook_title';
	case FacebookDescription = 'facebook_description';
	case XTitle = 'twitter_title';
	case XDescription = 'twitter_description';
	case Alt = 'alt';

	private const KEYWORD = 40;

	/** Screen readers read longer ones in parts. */
	private const ALT = 125;

	/** @return list<string> */
	public static function names(): array {
		return array_column(self::cases(), 'value');
	}

	/** The recommended maximum length, in characters. */
	public function limit(): int {
		return match ($this) {
			self::Title, self::FacebookTitle, self::XTitle => Limits::all()['title'],
			self::Description, self::FacebookDescription, self::XDescription => Limits::all()[
				'description'
			],
			self::FocusKeyword => self::KEYWORD,
			self::Alt => self::ALT,
		};
	}

	/** The description of the text, for a model. */
	public function task(): string {
		return match ($this) {
			self::Title
				=> 'titles of the page for search results. Each says what the page offers, begins with what matters most and has no site name.',
			self::Description
				=> 'meta descriptions of the page for search results. Each summarizes the page in one or two complete sentences and gives a reason to open it.',
			self::FocusKeyword
				=> 'focus keywords of the page: phrases of one to four words that people would type into a search engine to find this page.',
			self::FacebookTitle
				=> 'titles for a preview of the page on Facebook and other social networks. Each makes people curious without exaggeration.',
			self::FacebookDescription
				=> 'descriptions for a preview of the page on Facebook and other social networks, in one or two complete sentences.',
			self::XTitle
				=> 'titles for a preview of the page on X. Each is short and direct, without hashtags.',
			self::XDescription
				=> 'descriptions for a preview of the page on X, in one or two complete sentences, without hashtags.',
			self::Alt
				=> 'alt texts of the image, for people who can’t see it. Each describes what the image shows and what matters of it on the page. It doesn’t begin with “image of”.',
		};
	}
}

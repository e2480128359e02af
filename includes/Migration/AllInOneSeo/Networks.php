<?php
/**
 * What All in One SEO tells networks, and the site's accounts on them.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Carried;
use Pharos\Migration\Images;
use Pharos\Migration\Networks as Accounts;
use Pharos\Migration\Stored;

final class Networks {
	private const PROFILES = 'social.profiles';

	/** What a name is put behind, where one name is used everywhere. */
	private const ADDRESSES = [
		'facebookPageUrl' => 'https://facebook.com/',
		'twitterUrl' => 'https://x.com/',
		'instagramUrl' => 'https://instagram.com/',
		'tiktokUrl' => 'https://tiktok.com/@',
		'pinterestUrl' => 'https://pinterest.com/',
		'youtubeUrl' => 'https://youtube.com/',
		'linkedinUrl' => 'https://linkedin.com/in/',
		'tumblrUrl' => 'https://tumblr.com/',
		'yelpPageUrl' => 'https://yelp.com/biz/',
		'soundCloudUrl' => 'https://soundcloud.com/',
		'wikipediaUrl' => 'https://en.wikipedia.org/wiki/',
		'myspaceUrl' => 'https://myspace.com/',
		'wordPressUrl' => 'https://profiles.wordpress.org/',
		'blueskyUrl' => 'https://bsky.app/profile/',
		'threadsUrl' => 'https://threads.com/@',
	];

	/** Those that a name is used for as long as nobody has chosen others. */
	private const INCLUDED = [
		'facebookPageUrl',
		'twitterUrl',
		'tiktokUrl',
		'pinterestUrl',
		'instagramUrl',
		'youtubeUrl',
		'linkedinUrl',
	];

	/** Where the image of a post is taken from here, too. */
	private const SOURCES = ['', 'default', 'featured'];

	public function __construct(private readonly Options $options) {}

	public function into(Carried $carried): void {
		$options = $this->options;
		$values = &$carried->values;
		$og = $options->is_on('social.facebook.general.enable', true);
		$values['open_graph_tags'] = $og;
		$values['facebook_meta_tags'] = $og;
		$values['twitter_meta_tags'] = $options->is_on('social.twitter.general.enable', true);
		$this->card($carried);
		$this->accounts($carried);
		$this->images($carried);
	}

	private function card(Carried $carried): void {
		$card = $this->options->text(
			'social.twitter.general.defaultCardType',
			'summary_large_image',
		);
		if (in_array($card, ['summary', 'summary_large_image'], true)) {
			$carried->values['twitter_card_type'] = $card;
		} else {
			$carried->lose_text('card', $card, 'defaultCardType');
		}
		$home = $this->options->text('social.twitter.homePage.cardType', 'summary');
		$carried->lose_text('card_type', $home === $card ? '' : $home, 'homePage.cardType');
	}

	private function accounts(Carried $carried): void {
		$urls = $this->urls();
		$carried->set('facebook_page_url', $urls['facebookPageUrl'] ?? '');
		$x = Accounts::x_name($urls['twitterUrl'] ?? '');
		$carried->set('twitter_profile_username', $x);
		if ($this->options->is_on('social.twitter.general.showAuthor', true)) {
			$carried->set('twitter_profile_fallback', $x);
		}
		if ($this->options->is_on('social.facebook.general.showAuthor', true)) {
			$author = $this->options->text('social.facebook.advanced.authorUrl');
			$carried->set('facebook_author_fallback', $author);
		}
		Accounts::into($carried, [
			...array_values(array_diff_key($urls, ['facebookPageUrl' => 0, 'twitterUrl' => 0])),
			...Stored::parts($this->options->text(self::PROFILES . '.additionalUrls'), '/\s+/'),
		]);
	}

	/** @return array<string, string> Addresses by their names there. */
	private function urls(): array {
		$urls = [];
		foreach ([...array_keys(self::ADDRESSES), 'googlePlacesUrl'] as $name) {
			$urls[$name] = $this->options->text(self::PROFILES . ".urls.$name");
		}
		$same = self::PROFILES . '.sameUsername';
		$name = $this->options->text("$same.username");
		if ($this->options->is_on("$same.enable")) {
			$included =
				$this->options->value("$same.included") === null
					? self::INCLUDED
					: $this->options->list("$same.included");
			// Facebook and X have no other address then.
			unset($urls['facebookPageUrl'], $urls['twitterUrl']);
			foreach ($name === '' ? [] : $included as $network) {
				if (isset(self::ADDRESSES[$network])) {
					$urls[$network] = self::ADDRESSES[$network] . $name;
				}
			}
		}
		return array_filter($urls, 'strlen');
	}

	private function images(Carried $carried): void {
		foreach (['facebook', 'twitter'] as $network) {
			$general = "social.$network.general";
			$source = $this->options->text("$general.defaultImageSourcePosts");
			if (!in_array($source, self::SOURCES, true)) {
				$carried->lose('image_source', $source, "$general.defaultImageSourcePosts");
			}
		}
		$url = $this->options->text('social.facebook.general.defaultImagePosts');
		// Without one, networks get the logo.
		$id = $url === '' ? (int) get_theme_mod('custom_logo') : Images::id_of($url);
		Images::into($carried, $url, $id, 'fallback_image', 'fallback_image_id');
		$of_x = $this->options->text('social.twitter.general.defaultImagePosts');
		$carried->lose_text('x_default_image', $of_x === $url ? '' : $of_x, 'fallback_image');
	}
}

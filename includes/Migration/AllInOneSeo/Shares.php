<?php
/**
 * How All in One SEO shows a post or term on networks.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Carried;
use Pharos\Migration\Images;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\Stored;
use WP_Post;

/** An image is an address, or a rule by which one is found; what was found is stored, too. */
final class Shares {
	/** Our networks by theirs. */
	private const NETWORKS = ['og' => 'facebook', 'twitter' => 'twitter'];

	/** Rules by which an image was found that stays the same until its post is saved again. */
	private const FOUND = ['content', 'attach', 'custom'];

	/** Rules that are those of here. */
	private const KNOWN = ['', 'featured', 'custom_image'];

	public function __construct(private readonly Options $options, private readonly Texts $texts) {}

	/** @return list<string> Of the images of a row. */
	public static function addresses(Row $row): array {
		$urls = [];
		foreach (array_keys(self::NETWORKS) as $network) {
			$url = self::address($row, $network);
			array_push($urls, $url, self::whole($url));
		}
		return array_values(array_filter($urls, 'strlen'));
	}

	/** Titles and descriptions for Facebook are there already. */
	public function into(Carried $carried, Row $row, string $place, ?WP_Post $post): void {
		$featured = $post ? (int) get_post_thumbnail_id($post) : 0;
		$this->image($carried, $row, 'og', $featured);
		SocialTemplates::card($carried, $row->choice('twitter_card'), 'twitter_card');
		if ($row->is_on('twitter_use_og')) {
			$this->default_on_x($carried, $featured);
			return;
		}
		foreach (['title', 'description'] as $part) {
			$this->texts->into($carried, $row->text("twitter_$part"), "twitter_$part", $place);
		}
		$this->image($carried, $row, 'twitter', $featured);
		if (!isset($carried->values['twitter_image'])) {
			$this->image_of_x($carried, $row, $featured);
		}
	}

	/** What has no image, and shows on X what it shows on Facebook: not the default image of X. */
	private function default_on_x(Carried $carried, int $featured): void {
		$networks = new Networks($this->options);
		$url = $networks->default_image('facebook');
		if (
			$url !== '' &&
			$networks->default_image('twitter') !== '' &&
			!isset($carried->values['facebook_image']) &&
			($featured === 0 || !$networks->shares_featured())
		) {
			$id = Images::id_of($url);
			Images::into($carried, $url, $id, 'twitter_image', 'twitter_image_id');
		}
	}

	/** @param 'og'|'twitter' $network */
	private function image(Carried $carried, Row $row, string $network, int $featured): void {
		$field = self::NETWORKS[$network] . '_image';
		$rule = $row->choice("{$network}_image_type");
		if (!in_array($rule, self::KNOWN, true)) {
			$carried->lose('image_source', $rule, $field);
		}
		$url = self::address($row, $network);
		if ($url === '') {
			$this->featured($carried, $rule, $network, $featured);
			return;
		}
		$id = Images::id_of($url) ?: Images::id_of(self::whole($url));
		if ($rule !== 'custom_image' && $id > 0 && $id === $featured) {
			return;
		}
		Images::into($carried, $url, $id, $field, "{$field}_id");
		if ($id === 0 && Images::is_upload($url)) {
			$carried->lose('image_missing', $url, $field);
		}
	}

	/** The featured image, where it is the choice of this post and not of all. */
	private function featured(
		Carried $carried,
		string $rule,
		string $network,
		int $featured,
	): void {
		$is_usual = (new Networks($this->options))->shares_featured();
		if ($rule === 'featured' && $featured > 0 && !$is_usual) {
			$field = self::NETWORKS[$network] . '_image';
			Images::into($carried, '', $featured, $field, "{$field}_id");
		}
	}

	/**
	 * While X has a page of its own but no image, it does not get Facebook's: the featured image comes next, then the default one
	 * for X. Here Facebook's would.
	 */
	private function image_of_x(Carried $carried, Row $row, int $featured): void {
		if (!isset($carried->values['facebook_image'])) {
			return;
		}
		$general = 'social.twitter.general';
		$rule =
			$row->choice('twitter_image_type') ?:
			$this->options->text("$general.defaultImageSourcePosts");
		$default = $this->options->text("$general.defaultImagePosts");
		if ($featured > 0 && $rule === 'featured') {
			Images::into($carried, '', $featured, 'twitter_image', 'twitter_image_id');
		} elseif ($default !== '') {
			$id = Images::id_of($default);
			Images::into($carried, $default, $id, 'twitter_image', 'twitter_image_id');
		}
	}

	/** Of an image that a person has chosen, or that was found by a rule that we don't have. */
	private static function address(Row $row, string $network): string {
		$rule = $row->choice("{$network}_image_type");
		return match (true) {
			$rule === 'custom_image' => Stored::address($row->text("{$network}_image_custom_url")),
			in_array($rule, self::FOUND, true) => Stored::address(
				$row->text("{$network}_image_url"),
			),
			default => '',
		};
	}

	/** The address of the image of which this is a smaller one. */
	private static function whole(string $url): string {
		return preg_replace('/-\d+x\d+(?=\.[a-z]{3,4}\z)/i', '', $url) ?? $url;
	}
}

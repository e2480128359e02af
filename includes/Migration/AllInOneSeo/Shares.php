<?php
/**
 * Migrates the social texts and images of a post or term in All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\SocialTemplates;
use Pharos\Migration\StoredValue;
use WP_Post;

/** An image is a URL, or a rule to find one; the result of the rule is stored, too. */
final class Shares {
	/** Pharos's networks by All in One SEO's. */
	private const NETWORKS = ['og' => 'facebook', 'twitter' => 'twitter'];

	/** Rules whose result stays the same until the post is saved again. */
	private const FOUND = ['content', 'attach', 'custom'];

	/** Rules that also exist here. */
	private const KNOWN = ['', 'featured', 'custom_image'];

	public function __construct(private readonly Options $options, private readonly Texts $texts) {}

	/** @return list<string> The image URLs of a row. */
	public static function addresses(Row $row): array {
		$urls = [];
		foreach (array_keys(self::NETWORKS) as $network) {
			$url = self::address($row, $network);
			array_push($urls, $url, self::whole($url));
		}
		return array_values(array_filter($urls, 'strlen'));
	}

	/** Titles and descriptions for Facebook have already been migrated. */
	public function add_to(MappedData $mapped, Row $row, string $place, ?WP_Post $post): void {
		$featured = $post ? (int) get_post_thumbnail_id($post) : 0;
		$this->image($mapped, $row, 'og', $featured);
		SocialTemplates::card($mapped, $row->choice('twitter_card'), 'twitter_card');
		if ($row->is_on('twitter_use_og')) {
			$this->default_on_x($mapped, $featured);
			return;
		}
		foreach (['title', 'description'] as $part) {
			$this->texts->add_to($mapped, $row->text("twitter_$part"), "twitter_$part", $place);
		}
		$this->image($mapped, $row, 'twitter', $featured);
		if (!isset($mapped->values['twitter_image'])) {
			$this->image_of_x($mapped, $row, $featured);
		}
	}

	/** Sets an image for X if there is no image and X uses Facebook's data: X's default image isn't used then. */
	private function default_on_x(MappedData $mapped, int $featured): void {
		$networks = new Networks($this->options);
		$url = $networks->default_image('facebook');
		if (
			$url !== '' &&
			$networks->default_image('twitter') !== '' &&
			!isset($mapped->values['facebook_image']) &&
			($featured === 0 || !$networks->shares_featured())
		) {
			$id = Images::id_of($url);
			Images::add_to($mapped, $url, $id, 'twitter_image', 'twitter_image_id');
		}
	}

	/** @param 'og'|'twitter' $network */
	private function image(MappedData $mapped, Row $row, string $network, int $featured): void {
		$field = self::NETWORKS[$network] . '_image';
		$rule = $row->choice("{$network}_image_type");
		if (!in_array($rule, self::KNOWN, true)) {
			$mapped->lose('image_source', $rule, $field);
		}
		$url = self::address($row, $network);
		if ($url === '') {
			$this->featured($mapped, $rule, $network, $featured);
			return;
		}
		$id = Images::id_of($url) ?: Images::id_of(self::whole($url));
		if ($rule !== 'custom_image' && $id > 0 && $id === $featured) {
			return;
		}
		Images::add_to($mapped, $url, $id, $field, "{$field}_id");
		if ($id === 0 && Images::is_upload($url)) {
			$mapped->lose('image_missing', $url, $field);
		}
	}

	/** Sets the featured image, if it's selected for this post and isn't the default. */
	private function featured(
		MappedData $mapped,
		string $rule,
		string $network,
		int $featured,
	): void {
		$is_usual = (new Networks($this->options))->shares_featured();
		if ($rule === 'featured' && $featured > 0 && !$is_usual) {
			$field = self::NETWORKS[$network] . '_image';
			Images::add_to($mapped, '', $featured, $field, "{$field}_id");
		}
	}

	/**
	 * With separate data but no image, All in One SEO doesn't use Facebook's image for X, but the featured image, then
	 * the default image for X. Pharos would use Facebook's.
	 */
	private function image_of_x(MappedData $mapped, Row $row, int $featured): void {
		if (!isset($mapped->values['facebook_image'])) {
			return;
		}
		$general = 'social.twitter.general';
		$rule =
			$row->choice('twitter_image_type') ?:
			$this->options->text("$general.defaultImageSourcePosts");
		$default = $this->options->text("$general.defaultImagePosts");
		if ($featured > 0 && $rule === 'featured') {
			Images::add_to($mapped, '', $featured, 'twitter_image', 'twitter_image_id');
		} elseif ($default !== '') {
			$id = Images::id_of($default);
			Images::add_to($mapped, $default, $id, 'twitter_image', 'twitter_image_id');
		}
	}

	/** Returns the URL of a selected image, or of one found by a rule that doesn't exist here. */
	private static function address(Row $row, string $network): string {
		$rule = $row->choice("{$network}_image_type");
		return match (true) {
			$rule === 'custom_image' => StoredValue::address(
				$row->text("{$network}_image_custom_url"),
			),
			in_array($rule, self::FOUND, true) => StoredValue::address(
				$row->text("{$network}_image_url"),
			),
			default => '',
		};
	}

	/** Returns the URL of the full-size image. */
	private static function whole(string $url): string {
		return preg_replace('/-\d+x\d+(?=\.[a-z]{3,4}\z)/i', '', $url) ?? $url;
	}
}

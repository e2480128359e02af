<?php
/**
 * Migrates the social data of one object in Rank Math, except the texts for Facebook.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\ApartOnX;
use Pharos\Migration\Images;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;

final class Social {
	/** @param \Closure(string): string $of Returns the object's meta. */
	public function __construct(
		private readonly Texts $texts,
		private readonly \Closure $of,
		private readonly string $place,
		private readonly string $type,
	) {}

	/** @param int $featured The id of the featured image, or 0. */
	public function add_to(MappedData $mapped, int $featured): void {
		$this->image($mapped, 'facebook');
		$uses_facebook = ($this->of)('twitter_use_facebook');
		if ($uses_facebook !== '' && !StoredValue::is_on($uses_facebook)) {
			$this->x($mapped, $featured);
		}
	}

	/** Migrates the data for X, which applies only if it doesn't use Facebook's. */
	private function x(MappedData $mapped, int $featured): void {
		$texts = $this->texts;
		[$place, $type] = [$this->place, $this->type];
		foreach (['twitter_title', 'twitter_description'] as $field) {
			$texts->add_to($mapped, ($this->of)($field), $field, $place, $type);
		}
		$this->image($mapped, 'twitter');
		ApartOnX::add_to(
			$mapped,
			static fn(string $part): string => $texts->of_kind($mapped, $part, $place, $type),
			$featured,
		);
	}

	/** Sets an image, which Rank Math outputs only if its id is set. @param 'facebook'|'twitter' $network */
	private function image(MappedData $mapped, string $network): void {
		$id = (int) ($this->of)("{$network}_image_id");
		$url = ($this->of)("{$network}_image");
		if ($id > 0) {
			Images::add_to($mapped, $url, $id, "{$network}_image", "{$network}_image_id");
		} else {
			$mapped->lose_text('image_id', $url, "{$network}_image");
		}
	}
}

<?php
/**
 * Images of the sample content, drawn rather than shipped: a steaming cup in the shop's colors.
 */

declare(strict_types=1);

namespace Pharos\Sample;

/** @return array<string, int> Attachment ids by name. */
function create_images(): array {
	$images = [
		// name => file, width, height, colors, alt text
		'shop-window' => [
			'shop-window.jpg',
			1200,
			630,
			[0x24, 0x4d, 0x3a],
			'A steaming cup of tea on a dark green counter',
		],
		'green-leaves' => [
			'green-leaves.png',
			400,
			400,
			[0x6a, 0x9c, 0x4f],
			'A cup of green tea seen from the side',
		],
		'pour-over' => [
			'pour-over.jpg',
			600,
			1400,
			[0x5a, 0x3a, 0x28],
			'Coffee dripping slowly into a cup',
		],
		'copper-kettle' => ['copper-kettle.jpg', 1600, 900, [0xb8, 0x6b, 0x3c], ''],
		'icon' => ['icon.png', 512, 512, [0x24, 0x4d, 0x3a], 'Fern & Kettle'],
	];
	$ids = [];
	// The same ids on every site, whatever posts WordPress has created: tests and posts refer to them.
	$number = 101;
	foreach ($images as $name => [$file, $width, $height, $colour, $alt]) {
		$ids[$name] = create_image($number++, $file, $width, $height, $colour, $alt);
	}
	update_option('site_icon', $ids['icon']);
	return $ids;
}

/** @param int[] $colour Red, green, blue. */
function create_image(
	int $number,
	string $file,
	int $width,
	int $height,
	array $colour,
	string $alt,
): int {
	$path = wp_upload_dir('2024/03')['path'] . "/$file";
	draw_cup($path, $width, $height, $colour);
	$is_icon = str_starts_with($file, 'icon');
	$id = wp_insert_attachment(
		wp_slash([
			'import_id' => $number,
			'post_title' => ucfirst(str_replace('-', ' ', pathinfo($file, PATHINFO_FILENAME))),
			'post_mime_type' => str_ends_with($file, 'png') ? 'image/png' : 'image/jpeg',
			'post_status' => 'inherit',
			'post_date' => '2024-03-01 09:00:00',
			'guid' => wp_upload_dir('2024/03')['url'] . "/$file",
		]),
		$path,
	);
	update_post_meta($id, '_wp_attachment_image_alt', $alt);
	if ($is_icon) {
		add_filter('intermediate_image_sizes_advanced', __NAMESPACE__ . '\icon_sizes');
	}
	wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $path));
	remove_filter('intermediate_image_sizes_advanced', __NAMESPACE__ . '\icon_sizes');
	return $id;
}

/** The sizes that WordPress generates for a site icon. */
function icon_sizes(): array {
	$sizes = [];
	foreach ([32, 180, 192, 270] as $size) {
		$sizes["site_icon-$size"] = ['width' => $size, 'height' => $size, 'crop' => true];
	}
	return $sizes;
}

/** @param int[] $colour */
function draw_cup(string $path, int $width, int $height, array $colour): void {
	$image = imagecreatetruecolor($width, $height);
	for ($y = 0; $y < $height; $y++) {
		$shade = 1 - (0.45 * $y) / $height;
		$line = imagecolorallocate(
			$image,
			...array_map(static fn(int $part): int => (int) ($part * $shade), $colour),
		);
		imageline($image, 0, $y, $width, $y, $line);
	}
	$cream = imagecolorallocate($image, 0xf6, 0xee, 0xdf);
	$unit = (int) (min($width, $height) / 10);
	[$x, $y] = [(int) ($width / 2), (int) ($height / 2)];
	imagefilledarc($image, $x, $y, 6 * $unit, 7 * $unit, 0, 180, $cream, IMG_ARC_PIE);
	imagesetthickness($image, max(2, (int) ($unit / 3)));
	imagearc($image, $x + 3 * $unit, $y + $unit, 2 * $unit, 2 * $unit, 270, 130, $cream);
	foreach ([-1, 0, 1] as $steam) {
		imagearc($image, $x + $steam * $unit, $y - 2 * $unit, $unit, 2 * $unit, 100, 260, $cream);
	}
	str_ends_with($path, 'png') ? imagepng($image, $path) : imagejpeg($image, $path, 82);
}

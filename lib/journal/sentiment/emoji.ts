const groups: [number, string][] = [
  [3, '😍 🥰 😁 🤩 ❤ 🧡 💛 💚 💙 💜 💖 💗 💓 💞 💕 💘 💝 😻 🎉 🥳 🏆'],
  [2.4, '😀 😃 😄 😊 😂 🤣 😆 🙌 👏 🎊 😘 🤗 😇 ✨ 🌟 💯 💪 🥇 😎 💃 🎂 🌈'],
  [1.6, '🙂 ☺ 😋 😉 👍 👌 🌞 ☀ 🌸 🌹 🌻 🍀 🤞 ✌ 😌 😸 😺 🙏 🔥 🎁 ✅ ⭐ 🌷 💐 🎈'],
  [-0.8, '😐 😑 🙄 😬 😕 🥱 😴 🤷 🌧 ⛈'],
  [-1.6, '🙁 ☹ 😟 😔 😞 😒 😣 😖 😓 😥 😪 😫 😩 😰 😨 😧 😦 🤒 🤕 🤧 😷 🤦 👎 🥺 😵 🤢 ❌'],
  [-2.4, '😢 😭 😡 😠 😤 🤬 😱 💔 🤮 😿 👿 😾 🖕 💩'],
];

export const emojiValences = new Map(
  groups.flatMap(([valence, emoji]) => emoji.split(' ').map((one): [string, number] => [one, valence])),
);

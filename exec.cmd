@rem A shell of Windows has no exec: npm start runs this file there, and what is behind its name.
@%*
